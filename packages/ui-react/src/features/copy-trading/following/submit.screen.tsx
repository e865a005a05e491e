import type { Trader } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import type { FollowActor } from "../traders/follow-actor.ts";
import { WithTrader } from "../traders/with-trader.tsx";
import { Notice } from "./notice.tsx";
import { Settings } from "./settings.tsx";

/** Following a trader: the notice, then the settings (Spec 2 §2, §5). */
export const Screen = (): ReactNode => (
	<WithTrader>{(trader, actor) => <Submit trader={trader} actor={actor} />}</WithTrader>
);

const Submit = (props: { readonly trader: Trader; readonly actor: FollowActor }): ReactNode => {
	const { trader, actor } = props;
	const { t } = useWords();
	const { standing, signedIn } = useSession();
	const isBeforeNotice = useSelector(actor, (snapshot) => snapshot.matches("not followed"));
	const isNotice = useSelector(actor, (snapshot) => snapshot.matches("reading the notice"));
	const isFollow = useSelector(actor, ({ context }) => context.form.intent === "follow");
	const isReal = standing === "real";
	useEffect(() => {
		if (isBeforeNotice && isReal) actor.send({ type: "follow" });
	}, [actor, isBeforeNotice, isReal]);
	const page = `/follow/trader?id=${trader.userId}`;
	if (standing === "demo")
		return <Blocked text={t("shared.onlyRealAccount")} to="/login" link={t("copy-trading.login")} />;
	if (signedIn?.customer.id === trader.userId)
		return (
			<Blocked text={t("copy-trading.trader.self")} to={page} link={t("copy-trading.submit.seeTrader")} />
		);
	if (isNotice) return <Notice trader={trader} actor={actor} />;
	if (isFollow) return <Settings trader={trader} actor={actor} />;
	if (trader.isFollowed)
		return (
			<Blocked
				text={t("copy-trading.submit.already", { name: trader.nickname })}
				to={page}
				link={t("copy-trading.submit.seeTrader")}
			/>
		);
	return (
		<Page>
			<RowSkeletons />
		</Page>
	);
};

/** Why the trader cannot be followed, and the next step. */
const Blocked = (props: { readonly text: string; readonly to: string; readonly link: string }): ReactNode => (
	<Page>
		<Empty text={props.text}>
			<Link className="main-link" to={props.to}>
				{props.link}
			</Link>
		</Empty>
	</Page>
);
