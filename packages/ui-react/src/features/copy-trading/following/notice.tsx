import type { Trader } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { ConsentPage } from "../../../ui/form/consent-page.tsx";
import { Terms } from "../terms.tsx";
import type { FollowActor } from "../traders/follow-actor.ts";
import classes from "./notice.module.css";

/** The notice before the settings, which is read and accepted (Spec 2 §2, §5). */
export const Notice = (props: { readonly trader: Trader; readonly actor: FollowActor }): ReactNode => {
	const { trader, actor } = props;
	const { t } = useWords();
	const { isAgreed } = useSelector(actor, ({ context }) => context.form);
	return (
		<ConsentPage
			name="agree"
			label={t("copy-trading.notice.agree")}
			isOn={isAgreed}
			onTick={(isOn) => actor.send({ type: "change", change: { is: "agreement", isAgreed: isOn } })}
			missing={t("copy-trading.issue.notice not agreed")}
			submit={t("copy-trading.notice.goOn")}
			onSubmit={() => actor.send({ type: "go on" })}
			className={classes.content}
		>
			<Terms
				title={t("copy-trading.notice.title", { name: trader.nickname })}
				terms={(["copies", "maximum", "closing", "unfollow", "risk"] as const).map((term) =>
					t(`copy-trading.notice.${term}`),
				)}
			/>
		</ConsentPage>
	);
};
