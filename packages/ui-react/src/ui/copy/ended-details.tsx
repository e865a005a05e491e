import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { isolated } from "../../i18n/isolated.ts";
import { useWords } from "../../i18n/words.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { ResultCard } from "../control/result-card.tsx";

interface PaymentDetails {
	/** The address or account that is shown; `undefined` while there is none. */
	readonly shown: string | undefined;
	/** Reads whether it can still be paid to; `undefined` if that could not be read. */
	readonly isValid: () => Promise<boolean | undefined>;
	/** Reads the page again after it has ended. */
	readonly refresh: () => void;
}

/**
 * The payment details that were shown on this page and have ended since (pitfall 30), and the function that dismisses them. The
 * details are checked in the background while the page is open.
 */
export const useEndedDetails = ({ shown, isValid, refresh }: PaymentDetails) => {
	const [ended, setEnded] = useState<string>();
	const isChecking = useRef(false);
	const check = async () => {
		if (isChecking.current) return;
		isChecking.current = true;
		const valid = await isValid();
		isChecking.current = false;
		if (valid !== false) return;
		if (shown !== undefined) setEnded(shown);
		refresh();
	};
	useDecision(() => void check(), shown !== undefined);
	return { ended, dismiss: () => setEnded(undefined) };
};

/** Says that payment details have ended: not to pay any more, and what to do after a payment. */
export const EndedDetails = (props: {
	readonly of: ReturnType<typeof useEndedDetails>;
	/** The way to the support, where the site offers it here. */
	readonly chat?: string | undefined;
}): ReactNode => {
	const { t } = useWords();
	const { ended, dismiss } = props.of;
	if (ended === undefined) return null;
	return (
		<ResultCard
			kind="refused"
			title={t("shared.detailsEnded", { details: isolated(ended) })}
			text={t("shared.doNotPay")}
			onDismiss={dismiss}
		>
			{props.chat === undefined ? null : (
				<Link className="quiet-button" to="/mine/chat">
					{props.chat}
				</Link>
			)}
		</ResultCard>
	);
};
