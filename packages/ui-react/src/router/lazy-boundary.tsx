import { Unreachable } from "@tradewind/domain/request";
import { Component, type ReactNode, Suspense } from "react";
import { currentWords } from "../i18n/words.ts";
import { LoadError } from "../ui/status/status.tsx";
import { showToast } from "../ui/toast/toasts.ts";
import { noNetwork } from "./load-once.ts";
import { isMissingCode, reloadForMissingChunk, thisPage } from "./missing-chunk.ts";

interface Props {
	/** While the code is on its way. */
	readonly fallback?: ReactNode;
	/** Around the face of code that can't come; nothing stands there where it is `null`, for what nobody asked for. */
	readonly frame?: ((face: ReactNode) => ReactNode) | null;
	/**
	 * Closes a sheet that was asked for, and this with it: the page below stays as it is, and a passing line says why nothing
	 * opened.
	 */
	readonly onMissing?: () => void;
	/** What `onMissing` does says it in its own words. */
	readonly isSaid?: boolean;
	readonly children: ReactNode;
}

interface State {
	readonly error: unknown;
	/** The page has been reloaded for it, and it did not come. */
	readonly isGone: boolean;
}

/** What could not come once and was told only in passing: missed again, it is gone with an older release. */
const missed = new Set<string>();

/**
 * Around what comes later than the page that it is on. Where it can't come for want of a network, what is on the screen
 * stays: a reload would lose what was typed and what is under way. It is asked for again once the network is back. What the
 * site does not have any more reloads the page, and any other error is the page's.
 */
export class LazyBoundary extends Component<Props, State> {
	override state: State = { error: undefined, isGone: false };

	static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
		return { error };
	}

	/** Also when a tab is shown again, which may have missed the return of the network meanwhile. */
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
		const isAskedFor = onMissing ? missed.has(error.message) : frame !== null;
		if (isAskedFor && error !== noNetwork && !reloadForMissingChunk(error, thisPage))
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
		const { fallback, frame = asItIs, onMissing, children } = this.props;
		if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
		if (isGone || !isMissingCode(error)) throw error;
		if (!frame || onMissing) return null;
		return frame(<Missing onRetry={this.#retry} />);
	}
}

const asItIs = (face: ReactNode): ReactNode => face;

const Missing = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
	<LoadError
		error={new Unreachable({ reason: navigator.onLine ? "no answer" : "offline" })}
		onRetry={onRetry}
	/>
);
