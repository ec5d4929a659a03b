#include "cli/command.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <map>

namespace sg {
namespace {

constexpr std::string_view format = "format";

std::string option_of(std::string_view parameter) { return "--" + std::string(parameter); }

/// Returns the output formats of a verb: the choices of its parameter `format`, else "json"; and always "text".
std::vector<std::string> formats_of(const Verb& verb) {
  std::vector<std::string> all;
  if (const Parameter* own = verb.parameter(format))
    all.assign(own->choices.begin(), own->choices.end());
  else
    all = {"json"};
  if (std::find(all.begin(), all.end(), "text") == all.end()) all.emplace_back("text");
  return all;
}

/// Returns true if the parameter is a flag: its name alone means "yes" on the command line.
bool is_flag(const Parameter& p) { return p.usual == "no" && p.choices.have("yes"); }

std::string about(const Parameter& p) {
  std::string text(p.about);
  if (is_flag(p)) return text;
  if (p.takes == Takes::choice) text += ": " + Phrase(Expected::one_of, p.choices.listed()).text();
  if (p.usual && !p.usual->empty()) text += " [" + std::string(*p.usual) + "]";
  return text;
}

// Values such as -1^ are not options, which begin with two dashes (except -h); a mark before the dash keeps CLI11 from
// taking them for options.
constexpr char covered = '\1';
bool begins_with_minus(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && word[1] != '-' && word != "-h";
}
std::string uncovered(const std::string& word) { return !word.empty() && word[0] == covered ? word.substr(1) : word; }

std::size_t place_of(const std::vector<std::string>& words, const std::string& word) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin()) + 1;
}

std::vector<std::string> options_of(const Verb& verb) {
  std::vector<std::string> all;
  for (const Parameter& p : verb.parameters)
    if (p.is_named) all.push_back(option_of(p.name));
  if (!verb.parameter(format)) all.push_back(option_of(format));
  return all;
}

/// Parser of the command line by CLI11, which stores the given texts by verb and parameter.
class Line {
 public:
  Line() {
    app_.set_help_flag("-h,--help", "how it is used");
    app_.footer(
        "`sg explore STATE -- PROGRAM` plays a game whose moves a program tells: `sg explore --help`. `sg lines` "
        "answers "
        "commands from standard input, a JSON array of words on each line. `sg --told FILE VERB ...` knows the game "
        "of a file that `sg tell` takes as explored(NAME), NAME being the file's; with `--cells-from 1` the squares of "
        "boards are counted from 1 instead of 0.");
    app_.require_subcommand(0, 1);
    app_.allow_extras();
    for (const Verb& verb : verbs()) add(verb);
  }

  void parse(const std::vector<std::string>& words) {
    std::vector<std::string> reversed(words.rbegin(), words.rend());
    for (std::string& word : reversed)
      if (begins_with_minus(word)) word.insert(word.begin(), covered);
    app_.parse(std::move(reversed));
  }
  const Verb* verb() const {
    for (const Verb& verb : verbs())
      if (app_.got_subcommand(std::string(verb.name))) return &verb;
    return nullptr;
  }
  CLI::App& app_of(const Verb& verb) { return *app_.get_subcommand(std::string(verb.name)); }
  std::vector<std::string> surplus() const {
    std::vector<std::string> words = app_.remaining(true);
    for (std::string& word : words) word = uncovered(word);
    return words;
  }
  std::string help() const { return app_.help(); }
  const std::map<std::string, std::string>& given(const Verb& verb) { return given_[verb.name]; }

 private:
  void add(const Verb& verb) {
    CLI::App* const own = app_.add_subcommand(std::string(verb.name), std::string(verb.about));
    own->allow_extras();
    for (const Parameter& p : verb.parameters)
      if (p.takes != Takes::input && p.name != format) option(*own, verb, p.name, about(p), p.is_named);
    option(*own, verb, format, "how the answer is written: " + Phrase(Expected::one_of, formats_of(verb)).text(), true);
  }
  void option(CLI::App& app, const Verb& verb, std::string_view name, const std::string& about, bool is_named) {
    const std::string key(name);
    const auto keep = [this, &verb, key](const std::string& text) { given_[verb.name][key] = uncovered(text); };
    if (const Parameter* const own = verb.parameter(name); own && is_flag(*own)) {
      app.add_flag_callback(
          option_of(name), [keep] { keep("yes"); }, about);
      return;
    }
    app.add_option_function<std::string>(is_named ? option_of(name) : key, keep, about)->take_last()->type_name("");
  }

  CLI::App app_{"Combinatorial games, solved and explained. `sg VERB --help` says more of each verb.", "sg"};
  std::map<std::string_view, std::map<std::string, std::string>> given_;
};

}  // namespace

std::optional<std::size_t> word_of(const std::vector<std::string>& words, const Verb& verb,
                                   const std::string& parameter) {
  const Parameter* const p = verb.parameter(parameter);
  const std::string option = option_of(parameter);
  const auto names = [&](const std::string& word) {
    return word == option || word.compare(0, option.size() + 1, option + "=") == 0;
  };
  const auto named = std::find_if(words.begin(), words.end(), names);
  if (named != words.end()) return static_cast<std::size_t>(named - words.begin()) + (*named == option ? 2 : 1);
  if (!p || p->is_named) return std::nullopt;
  std::size_t place = 2;
  for (const Parameter& before : verb.parameters) {
    if (&before == p) return place <= words.size() ? std::optional(place) : std::nullopt;
    if (!before.is_named && before.takes != Takes::input) ++place;
  }
  return std::nullopt;
}

Command read_command(const std::vector<std::string>& words, bool is_terminal) {
  Line line;
  Command command;
  try {
    line.parse(words);
  } catch (const CLI::CallForHelp&) {
    const Verb* const verb = line.verb();
    command.help = verb ? line.app_of(*verb).help("sg") : line.help();
    return command;
  } catch (const CLI::ArgumentMismatch&) {
    throw CommandError(words.size() + 1, {Expected::value_for, words.back()});
  } catch (const CLI::ParseError& error) {
    throw CommandError(std::nullopt, {Expected::command_line, error.what()});
  }
  command.verb = line.verb();
  const auto surplus = line.surplus();
  if (!command.verb) {
    std::vector<std::string> names;
    for (const Verb& verb : verbs()) names.emplace_back(verb.name);
    throw CommandError(1, {Expected::one_of, std::move(names)});
  }
  const Verb& verb = *command.verb;
  if (!surplus.empty()) {
    const bool is_option = surplus[0].compare(0, 2, "--") == 0;
    const std::size_t place = place_of(words, surplus[0]);
    if (!is_option) throw CommandError(place, {Expected::end_of_command});
    throw CommandError(place, {Expected::one_of, options_of(verb)});
  }
  const Parameter* const own = verb.parameter(format);
  const bool usually_json = !own || own->usual == "json";
  std::string wanted = is_terminal && usually_json ? "text" : own ? std::string(*own->usual) : "json";
  for (const auto& [name, text] : line.given(verb)) {
    if (name == format)
      wanted = text;
    else
      command.given.emplace_back(name, text);
  }
  const auto formats = formats_of(verb);
  if (std::find(formats.begin(), formats.end(), wanted) == formats.end()) {
    const auto word = word_of(words, verb, std::string(format));
    throw CommandError(word, {ErrorCode::bad_request, std::string(format), {Expected::one_of, formats}});
  }
  const bool is_own = own && own->choices.have(wanted);
  command.for_people = wanted == "text" && !is_own;
  if (own) command.given.emplace_back(format, is_own ? wanted : "json");
  return command;
}

}  // namespace sg
