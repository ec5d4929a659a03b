declare module "*?packed" {
  /** Zlib stream in base64. */
  const text: string;
  export default text;
}
