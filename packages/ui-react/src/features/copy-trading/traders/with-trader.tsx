import { type Trader, userId } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useAddressId } from "../../../router/address-id.ts";
import { useSession } from "../../../state/use-session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { type FollowActor, useFollow } from "./follow-actor.ts";

type Render = (trader: Trader, actor: FollowActor) => ReactNode;

/** A page about the trader in the address: it is rendered once the trader has been read. */
export const WithTrader = ({ children }: { readonly children: Render }): ReactNode => {
	const { t } = useWords();
	const id = useAddressId();
	const { standing, signedIn } = useSession();
	if (id === undefined)
		return (
			<Page>
				<Empty text={t("copy-trading.trader.none")} />
			</Page>
		);
	if (standing === "unknown") return <Loading />;
	const page = <Read key={`${standing} ${id}`} id={id} render={children} />;
	return signedIn ? (
		<WithReceipt key={id} name={`follow ${id}`} signedIn={signedIn}>
			{page}
		</WithReceipt>
	) : (
		page
	);
};

const Loading = (): ReactNode => (
	<Page>
		<RowSkeletons />
	</Page>
);

const Read = (props: { readonly id: number; readonly render: Render }): ReactNode => {
	const actor = useFollow(userId(props.id));
	const { trader, error } = useSelector(actor, ({ context }) => context.facts);
	const hasFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	if (trader) return props.render(trader, actor);
	if (!hasFailed) return <Loading />;
	return (
		<Page>
			<LoadError error={error} onRetry={() => actor.send({ type: "refresh" })} />
		</Page>
	);
};
