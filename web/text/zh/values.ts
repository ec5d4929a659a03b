// The words of the pages of values.
export {nimbers} from "./nimbers";
export {sequences} from "./sequences";
