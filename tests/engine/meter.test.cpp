// A meter grants the steps that are left, checks at least once in 32 steps, and stays stopped once it has been stopped.
#include "core/game/meter.hpp"
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
      return Meter::Signal::go_on;
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
  Meter::Signal signal = Meter::Signal::go_on;
  Meter meter(Meter::unlimited, [&] { return signal; });
  CHECK(meter.spend(100));
  signal = Meter::Signal::pause;
  CHECK(meter.spend(100));
  CHECK(meter.pauses());
  {
    const Meter::NoPauseScope whole(meter);
    CHECK(!meter.pauses());
  }
  signal = Meter::Signal::go_on;
  CHECK(meter.pauses());
  meter.resume();
  CHECK(!meter.pauses());
  signal = Meter::Signal::stop;
  CHECK(!meter.spend(100));
  signal = Meter::Signal::go_on;
  CHECK(!meter.spend(100));
  CHECK(meter.was_stopped());
  CHECK(meter.share(5).refuses());
  Meter own(5);
  own.sync(meter);
  CHECK(own.was_stopped());
  CHECK(!own.spend());
}
