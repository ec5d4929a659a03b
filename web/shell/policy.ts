// What a page of this site may load and run: its own files, and nothing else.

interface Own {
  /** Of scripts and styles: the origin, or the hashes of what stands in the page itself. */
  scripts: readonly string[];
  styles: readonly string[];
  workers: "'self'" | "blob:";
}

const site: Own = {scripts: ["'self'"], styles: ["'self'"], workers: "'self'"};

/** A Content-Security-Policy for a meta element, which no text of a page can widen: none of it becomes a script either. */
export const policyOf = ({scripts, styles, workers}: Partial<Own> = {}) =>
  Object.entries({
    "default-src": ["'none'"],
    "script-src": [...(scripts ?? site.scripts), "'wasm-unsafe-eval'"],
    "style-src": styles ?? site.styles,
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "worker-src": [workers ?? site.workers],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["sg-playground"],
  })
    .map(([name, words]) => [name, ...words].join(" "))
    .join("; ");
