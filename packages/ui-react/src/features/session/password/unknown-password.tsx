import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";

interface UnknownPasswordProps {
	readonly actor: { readonly send: (event: { readonly type: "dismiss" }) => void };
	readonly to: string;
	readonly label: string;
	/** Called before the page is left. */
	readonly onGo?: () => void;
}

/** The next steps after a lost answer: to try it, or to fill in the form again. */
export const UnknownPassword = ({ actor, to, label, onGo }: UnknownPasswordProps): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<Link
				className="quiet-button"
				to={to}
				onClick={() => {
					onGo?.();
					actor.send({ type: "dismiss" });
				}}
			>
				{label}
			</Link>
			<button type="button" className="quiet-button" onClick={() => actor.send({ type: "dismiss" })}>
				{t("session.again")}
			</button>
		</>
	);
};
