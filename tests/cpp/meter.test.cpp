// A meter grants what is left, asks at least once in 32 steps, and hears a stop for good.
#include "core/game/meter.hpp"

#include "api/remoteness.hpp"
#include "catch.hpp"

using namespace sg;

TEST_CASE("a meter grants its steps and no more") {
  Meter meter(10);
  CHECK(meter.spend(4));
  CHECK(meter.spend(6));
  CHECK(!meter.refuses());
  CHECK(!meter.spend());
  CHECK(meter.refuses());
  CHECK(!meter.was_stopped());
  CHECK(!Meter(10).spend(11));
}

TEST_CASE("so many turns are a step, and what is no whole step is kept") {
  Meter meter(2);
  CHECK(meter.spend_turns(2 * Meter::turns_a_step + Meter::turns_a_step - 1));
  CHECK(!meter.refuses());
  CHECK(!meter.spend_turns(1));
}

TEST_CASE("a watch is asked once in 32 steps, however they are spent") {
  for (const std::uint64_t steps : {1, 5, 32}) {
    unsigned asked = 0;
    Meter meter(Meter::unlimited, [&] {
      ++asked;
      return Meter::Wish::go_on;
    });
    for (std::uint64_t spent = 0; spent < 3200; spent += steps) {
      CHECK(meter.spend(steps));
      CHECK(asked >= (spent + steps) / 64);
    }
    CHECK(asked >= 85);
    CHECK(asked <= 100);
  }
}

TEST_CASE("a stop is heard for good, a pause until the work is taken up again") {
  Meter::Wish wish = Meter::Wish::go_on;
  Meter meter(Meter::unlimited, [&] { return wish; });
  CHECK(meter.spend(100));
  wish = Meter::Wish::pause;
  CHECK(meter.spend(100));
  CHECK(meter.pauses());
  {
    const Meter::Steady whole(meter);
    CHECK(!meter.pauses());
  }
  wish = Meter::Wish::go_on;
  CHECK(meter.pauses());
  meter.resume();
  CHECK(!meter.pauses());
  wish = Meter::Wish::stop;
  CHECK(!meter.spend(100));
  wish = Meter::Wish::go_on;
  CHECK(!meter.spend(100));
  CHECK(meter.was_stopped());
  CHECK(meter.part(5).refuses());
  Meter own(5);
  own.follow(meter);
  CHECK(own.was_stopped());
  CHECK(!own.spend());
}

// A part of the work paused where the whole had not been asked, which was taken for the end of what can be known.
TEST_CASE("a job that is paused at every other asking answers what it answers at one go") {
  for (const char* const address :
       {"toppling-dominoes:brbrr + toppling-dominoes:bbrrrb", "turn=R domineering:3x3 + nim:3", "kayles:7 + nim:3"}) {
    const auto through = remoteness(address, "normal"), by_pieces = remoteness(address, "normal");
    Meter unpaused(Meter::unlimited);
    REQUIRE(through->advance(unpaused));
    unsigned asked = 0;
    Meter meter(Meter::unlimited, [&] { return ++asked % 2 == 1 ? Meter::Wish::pause : Meter::Wish::go_on; });
    while (!by_pieces->advance(meter)) meter.resume();
    CHECK(by_pieces->reply().document == through->reply().document);
  }
}
