// What a page of this site may load and run: its own files, and nothing else.

interface OwnSources {
  /** Of scripts and styles: the origin, or the hashes of what stands in the page itself. */
  scripts: readonly string[];
  styles: readonly string[];
  workers: readonly ("'self'" | "blob:")[];
  /** Whether two scripts of a page may each make its policy of trusted addresses. */
  areTwo: boolean;
  /** Further ones, of trusted scripts. */
  policies: readonly string[];
}

const site: OwnSources = {scripts: ["'self'"], styles: ["'self'"], workers: ["'self'"], areTwo: false, policies: []};

/** A Content-Security-Policy for a meta element, which no text of a page can widen: none of it becomes a script either. */
export const policyOf = (given: Partial<OwnSources> = {}) => {
  const {scripts, styles, workers, areTwo, policies} = {...site, ...given};
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": [...scripts, "'wasm-unsafe-eval'"],
    "style-src": styles,
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "worker-src": workers,
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["sg-playground", ...policies, ...(areTwo ? ["'allow-duplicates'"] : [])],
  })
    .map(([name, words]) => [name, ...words].join(" "))
    .join("; ");
};
