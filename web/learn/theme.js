// An article in the theme that its reader has chosen: its address says which, and so does every address that it leads to.
const theme = new URLSearchParams(location.search).get("theme");
if (theme === "light" || theme === "dark") {
  document.documentElement.dataset.theme = theme;
  addEventListener("DOMContentLoaded", () => {
    for (const figure of document.querySelectorAll("sg-game")) figure.setAttribute("theme", theme);
    for (const link of document.querySelectorAll("a[href]")) {
      const to = new URL(link.href);
      if (to.origin !== location.origin || (to.pathname === location.pathname && to.hash)) continue;
      // A link of the page has its fields behind the hash.
      if (to.hash) to.hash += `${to.hash.includes("?") ? "&" : "?"}theme=${theme}`;
      else to.searchParams.set("theme", theme);
      link.href = to.href;
    }
  });
}
