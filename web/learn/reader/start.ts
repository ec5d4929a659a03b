// Script of every article. It comes before the text, so that the theme is right from the start.
import {openAnswers} from "./answers";
import {markWhenRead, showReadMarks} from "./marks";
import {applyTheme, carryTheme, startThemeButton} from "./theme";
import {leadToCurrentGame, showWayBack} from "./ways";

applyTheme();
addEventListener("DOMContentLoaded", () => {
  leadToCurrentGame();
  showWayBack();
  carryTheme();
  startThemeButton();
  openAnswers();
  markWhenRead();
  showReadMarks();
});
