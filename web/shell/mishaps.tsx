// What fails on a page without anyone to say so is said here, with the way out; what stands below stays as far as it can.
import {signal} from "@preact/signals";
import {Component, type ComponentChildren} from "preact";
import {useLanguage} from "../ui/language";

/** Something has failed since the page was opened. */
const hasFailed = signal(false);
const fail = () => {
  hasFailed.value = true;
};
// A notice of the browser's, such as that of an observer of sizes, comes without an error.
addEventListener("error", ({error}) => error && fail());
addEventListener("unhandledrejection", fail);

/** What cannot be drawn is left out, and the rest of the page with it; another address is another try. */
export class Mishaps extends Component<{children: ComponentChildren}, {isBroken: boolean}> {
  static override getDerivedStateFromError = () => ({isBroken: true});
  override state = {isBroken: false};

  override componentDidMount() {
    addEventListener("popstate", () => {
      hasFailed.value = false;
      this.setState({isBroken: false});
    });
  }

  override componentDidCatch() {
    fail();
  }

  override render() {
    return (
      <>
        <Mishap isBroken={this.state.isBroken} />
        {!this.state.isBroken && this.props.children}
      </>
    );
  }
}

function Mishap({isBroken}: {isBroken: boolean}) {
  const t = useLanguage();
  if (!hasFailed.value) return null;
  return (
    <div class="fault banner gone" role="alert">
      <p>{t.waiting.failed}</p>
      <button type="button" onClick={() => location.reload()}>
        {t.waiting.reload}
      </button>
      {isBroken ? (
        <a href={location.pathname}>{t.waiting.firstPage}</a>
      ) : (
        <button
          type="button"
          onClick={() => {
            hasFailed.value = false;
          }}
        >
          {t.ui.close}
        </button>
      )}
    </div>
  );
}
