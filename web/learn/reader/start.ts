// Script of every article. It comes before the text, so that the theme is right from the start.
import {openAnswers} from "./answers";
import {markWhenRead, showReadMarks} from "./marks";
import {leadToCurrentGame, showWayBack} from "./navigation";
import {applyTheme, carryTheme, startThemeButton} from "./theme";

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
