// Component as it is edited: its game, rules and position, and the text that they make.
import type {ComponentText} from "../engine/types";
import type {AddressComponents} from "../game/analysis/outlines";

export interface EditedComponent {
  id: string;
  /** Null if the game has no rules. */
  rules: string | null;
  position: string;
}

/** Returns null if the text has no game or no position. */
export const editedComponentOf = ({id, rules, position}: ComponentText): EditedComponent | null =>
  id === null || position === null ? null : {id, rules, position};

const gameOf = ({id, rules}: EditedComponent) => (rules === null ? id : `${id}(${rules})`);
export const textOf = (component: EditedComponent) => `${gameOf(component)}:${component.position}`;

/** Returns an address and its components with one of them replaced; one that was negative stays negative. */
export function withReplacedComponent(
  address: string,
  components: AddressComponents,
  index: number,
  replacement: EditedComponent,
) {
  const replacedComponent = components[index];
  if (!replacedComponent) return null;
  const sign = address.charAt(replacedComponent.from).normalize("NFKC") === "-" ? "-" : "";
  const text = sign + textOf(replacement);
  const growth = text.length - (replacedComponent.to - replacedComponent.from);
  return {
    address: address.slice(0, replacedComponent.from) + text + address.slice(replacedComponent.to),
    components: components.map((component, i) => ({
      ...(i === index ? {...replacement, game: sign + gameOf(replacement)} : component),
      from: component.from + (i > index ? growth : 0),
      to: component.to + (i >= index ? growth : 0),
    })),
  };
}
