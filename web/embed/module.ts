// Element for bundlers: `import "sg-playground/element"`. On a server it does nothing.
import {define} from "./element";

define({home: null, loadFigure: () => import("./figure")});
