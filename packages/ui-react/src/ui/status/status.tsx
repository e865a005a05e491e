import type { CommandError, QueryError } from "@tradewind/domain/request";
import type { CSSProperties, ReactNode } from "react";
import { sentences } from "../../i18n/joined.ts";
import type { Translate } from "../../i18n/translator.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../icon/icon.tsx";
import classes from "./status.module.css";

const tray = "M8 30 14 12h20l6 18v8H8zM8 30h10l2 4h8l2-4h10";
const warning = "M24 14v12m0 7v1M24 6l20 35H4z";

/** A grey placeholder for loading content, with its final size. */
export const Skeleton = (props: {
	readonly width?: number | string;
	readonly height?: number | string;
	readonly round?: boolean;
}): ReactNode => {
	const size: CSSProperties = { inlineSize: props.width ?? "100%", blockSize: props.height ?? 14 };
	return <span className={classes.skeleton} data-round={props.round} style={size} aria-hidden="true" />;
};

/** The state of a list or page without content. */
export const Empty = (props: { readonly text: string; readonly children?: ReactNode }): ReactNode => (
	<div className={classes.status}>
		<Icon sign={tray} box={48} size="2.5rem" weight={2} className={classes.picture} />
		<p>{props.text}</p>
		{props.children}
	</div>
);

/** The reason of a failed request, and a retry button. */
export const LoadError = (props: {
	readonly error: QueryError | CommandError | undefined;
	readonly onRetry: () => void;
}): ReactNode => {
	const { t } = useWords();
	const code = codeOf(props.error);
	return (
		<div className={classes.status} role="alert">
			<Icon sign={warning} box={48} size="2.5rem" weight={2} className={classes.picture} />
			<p>{reasonOf(props.error, t)}</p>
			{code ? <p className={classes.code}>{t("shared.errorCode", { code })}</p> : null}
			<button type="button" className="quiet-button" onClick={props.onRetry}>
				{t("shared.retry")}
			</button>
		</div>
	);
};

/** The reason of a failure in the customer's language: the platform's message if it sent one. */
export const reasonOf = (error: QueryError | CommandError | undefined, t: Translate): string => {
	switch (error?._tag) {
		case "Refused":
		case "SessionInvalid":
			return error.message || t("shared.refused");
		case "NotSent":
			return t(error.reason === "offline" ? "shared.notSent" : "shared.notOpened");
		case "AnswerLost":
			return t("shared.answerLost");
		case "Unreachable":
			return t(error.reason === "offline" ? "shared.offline" : "shared.noAnswer");
		case "Unreadable":
			return t("shared.unreadable");
		default:
			return t("shared.defect");
	}
};

/** The reason with its code, for a toast. */
export const failureText = (
	error: QueryError | CommandError,
	{ t, language }: ReturnType<typeof useWords>,
): string => {
	const code = codeOf(error);
	return code
		? sentences(reasonOf(error, t), t("shared.errorCode", { code }), language.tag)
		: reasonOf(error, t);
};

/** The code of an error of the connection; the platform's own message has none. */
const codeOf = (error: QueryError | CommandError | undefined): string | undefined => {
	switch (error?._tag) {
		case "Unreachable":
		case "AnswerLost":
			if (error.status !== undefined) return `HTTP ${error.status}`;
			return error.reason === "offline" ? undefined : error.reason.toUpperCase().replace(" ", "_");
		case "Unreadable":
			return "UNREADABLE";
		default:
			return undefined;
	}
};
