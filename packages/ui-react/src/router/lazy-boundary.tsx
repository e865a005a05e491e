import { Unreachable } from "@tradewind/domain/request";
import { Component, type ReactNode, Suspense } from "react";
import { currentWords } from "../i18n/words.ts";
import { noNetwork } from "../state/load-once.ts";
import { LoadError } from "../ui/status/status.tsx";
import { showToast } from "../ui/toast/toasts.ts";
import { isMissingCode, reloadForMissingChunk, thisPage } from "./missing-chunk.ts";

interface Props {
	/** Shown while the code is loading. */
	readonly fallback?: ReactNode;
	/** Wraps the error of missing code. `null` shows no error, for parts that the customer did not request. */
	readonly frame?: ((error: ReactNode) => ReactNode) | null;
	/**
	 * Closes the sheet that the customer has opened, and this boundary with it. The page below stays as it is, and a toast says
	 * why nothing opened.
	 */
	readonly onMissing?: () => void;
	/** `onMissing` reports the missing code itself, so no toast is shown. */
	readonly isSaid?: boolean;
	readonly children: ReactNode;
}

interface State {
	readonly error: unknown;
	/** The code is still missing after a reload of the page. */
	readonly isGone: boolean;
}

/** Error messages of code that was missing once and only reported by a toast. If it is missing again, the page is reloaded. */
const missed = new Set<string>();

/**
 * The boundary of a part that loads on demand. Without a network the page stays: a reload would lose typed values and requests
 * in progress. The code is requested again once the network is back. If the site no longer has the code, the page is reloaded.
 * Any other error is thrown to the boundary of the page.
 */
export class LazyBoundary extends Component<Props, State> {
	override state: State = { error: undefined, isGone: false };

	static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
		return { error };
	}

	/** Also called when a tab is shown again, which did not receive the `online` event while it was hidden. */
	override componentDidMount(): void {
		addEventListener("online", this.#retry);
		if (this.state.error === noNetwork && navigator.onLine) this.#retry();
	}

	override componentWillUnmount(): void {
		removeEventListener("online", this.#retry);
	}

	override componentDidCatch(error: unknown): void {
		if (!isMissingCode(error)) return;
		const { frame, onMissing } = this.props;
		const needsReload = onMissing ? missed.has(error.message) : frame !== null;
		if (needsReload && error !== noNetwork && !reloadForMissingChunk(error, thisPage))
			this.setState({ isGone: true });
		if (!onMissing) return;
		missed.add(error.message);
		if (!this.props.isSaid) showToast("refused", currentWords().t("shared.notOpened"));
		onMissing();
	}

	readonly #retry = (): void => {
		if (this.state.error !== undefined) this.setState({ error: undefined });
	};

	override render(): ReactNode {
		const { error, isGone } = this.state;
		const { fallback, frame = unchanged, onMissing, children } = this.props;
		if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
		if (isGone || !isMissingCode(error)) throw error;
		if (!frame || onMissing) return null;
		return frame(<Missing onRetry={this.#retry} />);
	}
}

const unchanged = (error: ReactNode): ReactNode => error;

const Missing = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
	<LoadError
		error={new Unreachable({ reason: navigator.onLine ? "no answer" : "offline" })}
		onRetry={onRetry}
	/>
);
