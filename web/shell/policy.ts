// Content security policy of the pages: they load and run their own files, and nothing else.

interface PolicySources {
  /** Sources of scripts and styles: the origin, or hashes of those in the page itself. */
  scripts: readonly string[];
  styles: readonly string[];
  workers: readonly ("'self'" | "blob:")[];
  /** True if two scripts of a page may each create the Trusted Types policy. */
  allowsDuplicates: boolean;
  /** Names of further Trusted Types policies. */
  policies: readonly string[];
}

const siteSources: PolicySources = {
  scripts: ["'self'"],
  styles: ["'self'"],
  workers: ["'self'"],
  allowsDuplicates: false,
  policies: [],
};

/** Returns a Content-Security-Policy for a meta element. No text of a page can widen it, nor become a script. */
export const policyOf = (overrides: Partial<PolicySources> = {}) => {
  const {scripts, styles, workers, allowsDuplicates, policies} = {...siteSources, ...overrides};
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
    "trusted-types": ["sg-playground", ...policies, ...(allowsDuplicates ? ["'allow-duplicates'"] : [])],
  })
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
};
