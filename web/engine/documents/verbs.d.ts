// Descriptions of the engine itself.

/** Table of the verbs, with their parameters and documents. */
export interface VerbTable {
  verbs: {
    name: string;
    about: string;
    /** Type of its answer, as in this folder. */
    document: string;
    /** True if it may take more than a moment. */
    long: boolean;
    parameters: {
      name: string;
      takes: "address" | "game" | "touch" | "text" | "number" | "choice" | "file" | "input";
      about: string;
      /** Value if none is given; null if one must be given. */
      usual: string | null;
      choices: string[];
      least: string;
      /** True if the command line takes it as `--name`. */
      named: boolean;
    }[];
  }[];
}

/** Hash over what the engine answers for small positions of every game. */
export interface Signature {
  signature: string;
}
