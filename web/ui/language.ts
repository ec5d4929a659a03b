// The language of everything below.
import {createContext} from "preact";
import {useContext} from "preact/hooks";
import {languages} from "../text";

export const LanguageContext = createContext(languages.en);
export const useLanguage = () => useContext(LanguageContext);
