// Fields for the names of two players; links carry them.
import {cleanName, maxNameLength} from "../address/players";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";

export function PlayerNames({state: {players, setPlayers}}: {state: State}) {
  const t = useLanguage();
  const [first, second] = players.value ?? ["", ""];
  const field = (label: string, value: string, onName: (name: string) => void) => (
    <label>
      {label}{" "}
      <input
        type="text"
        maxLength={maxNameLength}
        autocomplete="off"
        value={value}
        onChange={(event) => onName(cleanName(event.currentTarget.value))}
      />
    </label>
  );
  return (
    <div class="controls names">
      {field(t.table.player1, first, (name) => setPlayers([name, second]))}
      {field(t.table.player2, second, (name) => setPlayers([first, name]))}
    </div>
  );
}
