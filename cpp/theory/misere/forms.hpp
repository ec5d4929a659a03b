// Arena of misere canonical forms, each stored once: games are equal in every sum exactly when their forms are the
// same.
// Theorem  G = H, which is o(G + X) = o(H + X) for all X, exactly when no option of one is linked to the other, and one
//          without options faces a game that is won; they are linked when no option of one equals the other. A set of
//          options that are canonical themselves is canonical, unless some H among the options of one has all its
//          options in the set and is an option of every other game there, and, where H is the end, some of these is
//          lost: then the game is H.
// Source   conway1976, ch. 12; winningways, ch. 13
#pragma once

#include <map>
#include <optional>
#include <span>
#include <unordered_map>

#include "core/game/meter.hpp"
#include "theory/misere/genus.hpp"

namespace sg::misere {

/// Number of a form; options have lower numbers, and 0 is the end, which has no options.
using Form = std::uint32_t;

class Forms {
 public:
  Forms();

  std::span<const Form> options(Form form) const {
    return std::span(options_).subspan(first_[form], first_[form + std::size_t{1}] - first_[form]);
  }
  std::size_t size() const { return birthday_.size(); }
  std::uint32_t birthday(Form form) const { return birthday_[form]; }
  const Genus& genus(Form form) const { return genera_[genus_[form]]; }
  bool is_lost(Form form) const { return genus(form).misere() == 0; }
  /// Returns the form of a heap of Nim of size n.
  Form nim(std::uint32_t n);
  bool is_nim(Form form) { return form == nim(birthday(form)); }

  /// Returns the canonical form of the game with these options.
  Form with(std::vector<Form> options);
  /// Returns the form of a + b; nullopt if the meter pauses or refuses, and the same call then continues.
  std::optional<Form> sum(Form a, Form b, Meter& meter);
  /// Returns the mate, whose sum with the form is lost: a heap of 1 for the end, else the game of the options' mates.
  Form mate(Form form);

 private:
  Form added(std::vector<Form> options);
  std::uint32_t genus_with(const std::vector<Form>& options);
  std::optional<Form> known_sum(Form a, Form b) const;
  bool has_option(Form form, Form option) const;

  std::vector<std::size_t> first_ = {0};
  std::vector<Form> options_;
  std::vector<std::uint32_t> birthday_, genus_;
  std::vector<Form> nims_;
  std::map<std::vector<Form>, Form> by_options_;
  std::vector<Genus> genera_;
  std::map<Genus, std::uint32_t> genus_numbers_;
  std::map<std::vector<std::uint32_t>, std::uint32_t> genus_by_options_;
  std::unordered_map<Form, Form> mates_;
  std::unordered_map<std::uint64_t, Form> sums_;
  struct Frame {
    Form a, b;
    std::size_t next = 0;
    std::vector<Form> found = {};
  };
  std::vector<Frame> stack_;
};

}  // namespace sg::misere
