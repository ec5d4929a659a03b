// Applies the theme in the address of an article, and adds it to every link on this site.
const theme = new URLSearchParams(location.search).get("theme");
if (theme === "light" || theme === "dark") {
  document.documentElement.dataset.theme = theme;
  addEventListener("DOMContentLoaded", () => {
    for (const figure of document.querySelectorAll("sg-game")) figure.setAttribute("theme", theme);
    for (const link of document.querySelectorAll("a[href]")) {
      const target = new URL(link.href);
      if (target.origin !== location.origin || (target.pathname === location.pathname && target.hash)) continue;
      // A link to the page has its fields in the hash.
      if (target.hash) target.hash += `${target.hash.includes("?") ? "&" : "?"}theme=${theme}`;
      else target.searchParams.set("theme", theme);
      link.href = target.href;
    }
  });
}
