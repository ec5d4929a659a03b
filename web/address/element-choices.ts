// Possible values of the element's attributes, those of its language included. Apart from the table, which the small
// script of the element contains.
import {langs} from "../text/languages";
import {type AttributeName, attributeRow} from "./element";

/** Returns the possible values of an attribute; undefined if they have a language of their own. */
export const choicesOf = (name: AttributeName): readonly string[] | undefined =>
  name === "lang" ? langs : attributeRow(name).choices;
