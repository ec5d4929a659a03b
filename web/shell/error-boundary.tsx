// Banner for errors that nothing else reports, with a way to go on; the page below it stays as far as possible.
import {signal} from "@preact/signals";
import {Component, type ComponentChildren} from "preact";
import {useLanguage} from "../ui/language";

/** True if something has failed since the page was opened. */
const hasFailed = signal(false);
const setFailed = () => {
  hasFailed.value = true;
};
// Notices of the browser, such as that of a ResizeObserver, come without an error object.
addEventListener("error", ({error}) => error && setFailed());
addEventListener("unhandledrejection", setFailed);

/** Error boundary around the page: replaces what cannot be rendered by the banner, until another link is opened. */
export class ErrorBoundary extends Component<{children: ComponentChildren}, {isBroken: boolean}> {
  static override getDerivedStateFromError = () => ({isBroken: true});
  override state = {isBroken: false};

  override componentDidMount() {
    addEventListener("popstate", () => {
      hasFailed.value = false;
      this.setState({isBroken: false});
    });
  }

  override componentDidCatch() {
    setFailed();
  }

  override render() {
    return (
      <>
        <ErrorBanner isBroken={this.state.isBroken} />
        {!this.state.isBroken && this.props.children}
      </>
    );
  }
}

function ErrorBanner({isBroken}: {isBroken: boolean}) {
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
