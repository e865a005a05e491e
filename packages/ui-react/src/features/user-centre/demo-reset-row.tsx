import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { ConfirmSheet } from "../../ui/control/confirm-sheet.tsx";
import { PressRow } from "../../ui/rows/rows.tsx";
import { demoResetOf } from "./demo-reset.ts";

/** For demo customers: a row that resets the account, which asks first and names what ends (Spec 1 §2, §6, §8). */
export const DemoResetRow = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const actor = demoResetOf(useApp(), signedIn);
	const account = { id: "", name: "" };
	return (
		<>
			<PressRow
				label={t("user-centre.resetDemo")}
				onPress={() => actor.send({ type: "ask", subject: account })}
			/>
			<ConfirmSheet
				actor={actor}
				title={t("user-centre.resetDemo.title")}
				text={() => t("user-centre.resetDemo.text")}
				confirm={t("user-centre.resetDemo.confirm")}
				notDone={t("user-centre.resetDemo.notDone")}
				unknown={t("user-centre.resetDemo.unknown")}
			/>
		</>
	);
};
