import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { demoResetOf } from "./demo-reset.ts";
import classes from "./logout-sheet.module.css";
import { PressRow } from "./rows.tsx";

/** For demo customers: a row that resets the account, which asks first and names what ends (Spec 1 §2, §6, §8). */
export const DemoResetRow = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const actor = demoResetOf(useApp(), signedIn);
	const isAsking = useSelector(actor, ({ context }) => context.form !== undefined);
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isUnresolved = useSelector(actor, (snapshot) =>
		snapshot.matches({ "outcome unknown": "unresolved" }),
	);
	useEffect(() => {
		const done = actor.on("carried out", () => actor.send({ type: "acknowledge" }));
		return () => done.unsubscribe();
	}, [actor]);
	const close = () => actor.send(isUnresolved ? { type: "dismiss" } : { type: "keep" });
	return (
		<>
			<PressRow
				label={t("session.resetDemo")}
				onPress={() => actor.send({ type: "ask", subject: { id: "", name: "" } })}
			/>
			<Sheet open={isAsking} title={t("session.resetDemo.title")} onClose={close}>
				<p className={classes.text}>{t("session.resetDemo.text")}</p>
				<CommandOutcome
					actor={actor}
					about={undefined}
					isNotCarriedOut={false}
					unknown={t("session.resetDemo.unknown")}
				/>
				<div className={classes.buttons}>
					<button type="button" className="quiet-button" disabled={isSending} onClick={close}>
						{t(isUnknown ? "shared.close" : "session.stay")}
					</button>
					{isUnknown ? null : (
						<button
							type="button"
							className="main-button"
							aria-busy={isSending}
							onClick={() => actor.send({ type: "submit" })}
						>
							{t("session.resetDemo.confirm")}
						</button>
					)}
				</div>
			</Sheet>
		</>
	);
};
