// Theme of an article: that of its address, and from then on what the reader chooses; every link carries it on.
import {carriedOn, wayBack} from "./links";

const isTheme = (text: string | null) => text === "light" || text === "dark";
const chosenTheme = () => {
  const theme = new URLSearchParams(location.search).get("theme");
  return isTheme(theme) ? theme : null;
};
const isDark = () =>
  chosenTheme() === "dark" || (chosenTheme() === null && matchMedia("(prefers-color-scheme: dark)").matches);

/** Applies the theme before anything is drawn. */
export function applyTheme() {
  const theme = chosenTheme();
  if (theme !== null) document.documentElement.dataset.theme = theme;
}

/** Puts the theme into all figures and links. */
export function carryTheme() {
  const theme = chosenTheme();
  const from = wayBack(location.search);
  if (theme !== null) for (const figure of document.querySelectorAll("sg-game")) figure.setAttribute("theme", theme);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
    link.href = carriedOn(link.href, location, theme, from);
}

export function startThemeButton() {
  document.querySelector(".masthead .theme")?.addEventListener("click", () => {
    const address = new URL(location.href);
    address.searchParams.set("theme", isDark() ? "light" : "dark");
    history.replaceState(null, "", address);
    applyTheme();
    carryTheme();
  });
}
