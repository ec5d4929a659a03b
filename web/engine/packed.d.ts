declare module "*?packed" {
  /** A zlib stream in base64. */
  const text: string;
  export default text;
}
