// Choice of the opponent: two players, or the computer at a level.
import type {Level} from "../address/terms";
import {levelWords} from "../say/level-names";
import {useLanguage} from "../ui/language";

interface OpponentSelectProps {
  /** Null if two people play. */
  level: Level | null;
  /** Levels that can be chosen here. */
  levels: readonly Level[];
  onLevel(level: Level | null): void;
}

export function OpponentSelect({level, levels, onLevel}: OpponentSelectProps) {
  const t = useLanguage();
  return (
    <label>
      {t.ui.opponent}{" "}
      <select
        value={level ?? "none"}
        onChange={(event) => onLevel(levels.find((level) => level === event.currentTarget.value) ?? null)}
      >
        <option value="none">{t.playing.nobody}</option>
        {levels.map((option) => (
          <option key={option} value={option}>
            {levelWords(t)[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
