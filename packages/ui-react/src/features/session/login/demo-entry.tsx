import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useIsInteractive } from "../../../state/use-is-interactive.ts";
import { ActionButton } from "../../../ui/form/action-button.tsx";
import classes from "./demo-entry.module.css";

/** Spec 1 §2: the button for a demo account, if the site offers one. */
export const DemoEntry = (): ReactNode => {
	const { t } = useWords();
	const { session } = useApp();
	const isBusy = useSelector(session, (snapshot) => snapshot.hasTag("busy"));
	const isEntering = useSelector(session, (snapshot) => snapshot.matches({ "signing in": "by demo" }));
	return (
		<div className={classes.entry} inert={!useIsInteractive()}>
			<p>{t("session.demoText")}</p>
			<ActionButton
				look="quiet"
				isBusy={isEntering}
				isDisabled={isBusy}
				onPress={() => session.send({ type: "enter demo" })}
			>
				{t("session.demoEntry")}
			</ActionButton>
		</div>
	);
};
