// Texts of the pages of values.
export {certificateFaults} from "./certificate-faults";
export {nimbers} from "./nimbers";
export {sequences} from "./sequences";
