import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { oncePer } from "../../state/once-per.ts";
import { useSession } from "../../state/use-session.ts";
import { configuration } from "../../storage/configuration.ts";
import { useTheme } from "../../theme/applied-theme.ts";
import { useVisibleArea } from "../../ui/layout/visible-area.ts";
import { Empty, Skeleton } from "../../ui/status/status.tsx";
import classes from "./chat-frame.module.css";
import { frameOf } from "./frame-of.ts";

type State = "loading" | "shown" | "failed" | "offline";

/** The key of the customer's conversation, for the session: a customer who returns finds the messages again. */
const conversationOf = oncePer((_owner: object) =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	),
);

/** Milliseconds until a frame that has not loaded counts as failed. */
const patienceMs = 15_000;

/**
 * The chat in a frame that can neither read nor navigate the app. If it does not load, a text says so; it is loaded when the
 * network is back.
 */
export const ChatFrame = ({ url }: { readonly url: string }): ReactNode => {
	const { t, language } = useWords();
	const theme = useTheme();
	const app = useApp();
	const { signedIn } = useSession();
	const box = useRef<HTMLDivElement>(null);
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<State>("loading");
	const [isReachable, setReachable] = useState(false);
	useVisibleArea(box);
	// Later changes of the theme must not load the chat again.
	const [{ address, sandbox, isOwn }] = useState(() =>
		frameOf(url, configuration.api, {
			lang: language.code,
			theme,
			conversation: conversationOf(signedIn ?? app),
		}),
	);
	useEffect(() => {
		void attempt;
		let isOver = false;
		const end = (next: State) => {
			if (!isOver) setState((now) => (now === "loading" ? next : now));
		};
		setState(navigator.onLine ? "loading" : "offline");
		setReachable(!isOwn);
		const timer = setTimeout(() => end("failed"), patienceMs);
		const onBlocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
			if (effectiveDirective === "frame-src") end("failed");
		};
		document.addEventListener("securitypolicyviolation", onBlocked);
		// A frame reports an error page as loaded; only a page of this site can be requested first to check it.
		if (isOwn)
			fetch(address, { method: "HEAD" }).then(
				(reply) => (reply.ok ? isOver || setReachable(true) : end("failed")),
				() => end("failed"),
			);
		return () => {
			isOver = true;
			clearTimeout(timer);
			document.removeEventListener("securitypolicyviolation", onBlocked);
		};
	}, [attempt, address, isOwn]);
	const isMissing = state === "failed" || state === "offline";
	// A chat that is shown stays: loading it again would drop what is typed.
	useEffect(() => {
		if (!isMissing) return undefined;
		const onOnline = () => setAttempt((count) => count + 1);
		addEventListener("online", onOnline);
		return () => removeEventListener("online", onOnline);
	}, [isMissing]);

	return (
		<div ref={box} className={classes.box} aria-busy={state === "loading"}>
			{isMissing ? (
				<Empty text={t(`support.chat.${state}`)}>
					<button type="button" className="main-link" onClick={() => setAttempt(attempt + 1)}>
						{t("shared.retry")}
					</button>
					<a className={classes.link} href={address} target="_blank" rel="noreferrer noopener">
						{t("support.chat.newTab")}
					</a>
				</Empty>
			) : (
				<>
					{state === "loading" ? (
						<div className={classes.waiting} role="status">
							<span className="visually-hidden">{t("support.chat.loading")}</span>
							<Skeleton height={44} width="70%" />
							<Skeleton height={44} width="55%" />
						</div>
					) : null}
					{isReachable ? (
						<iframe
							key={attempt}
							className={classes.frame}
							data-shown={state === "shown"}
							title={t("support.chat")}
							src={address}
							sandbox={sandbox}
							referrerPolicy="no-referrer"
							onLoad={() => setState((now) => (now === "loading" ? "shown" : now))}
						/>
					) : null}
				</>
			)}
		</div>
	);
};
