import { type HomeBlock, orderedHomeBlocks } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { StartPlace } from "../../parts/getting-started/start-place.tsx";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { AssetSummary } from "./asset-summary.tsx";
import { Carousel } from "./carousel/carousel-block.tsx";
import { HeldPlace } from "./held/held-place.tsx";
import classes from "./home.module.css";
import { HomeHeader } from "./home-header.tsx";
import { HomeList, HomeListChips } from "./home-list.tsx";
import { NewsTicker } from "./news-ticker.tsx";
import { QuickMenu } from "./quick-menu.tsx";
import { RegionNotice } from "./region-notice.tsx";
import { SearchEntry } from "./search-entry.tsx";
import { TopInstruments } from "./top-instruments.tsx";
import { Welcome } from "./welcome.tsx";

const blocks: Readonly<Record<HomeBlock, ComponentType>> = {
	search: SearchEntry,
	news: NewsTicker,
	media: Carousel,
	asset: AssetSummary,
	top: TopInstruments,
	"quick menu": QuickMenu,
	category: HomeListChips,
	list: HomeList,
};

/** The order of the prerendered shell, used until the menu is known. */
const presumed: readonly HomeBlock[] = ["search", "asset", "news", "top", "quick menu", "category", "list"];

/** On a low phone, blocks of these that follow one another share a row while there are open positions (docs/assumptions/screens.md, A-854). */
const isLow = (name: HomeBlock): boolean => name === "news" || name === "top" || name === "quick menu";

const runsOf = (order: readonly HomeBlock[]): readonly (readonly HomeBlock[])[] => {
	const runs: HomeBlock[][] = [];
	for (const name of order) {
		const last = runs.at(-1);
		if (last?.every(isLow) && isLow(name)) last.push(name);
		else runs.push([name]);
	}
	return runs;
};

const isOfList = (name: HomeBlock): boolean => name === "category" || name === "list";

/** Spec 1 §2, Home: the blocks in the order of the menu. Visitors also see the demo account (docs/assumptions.md, A-420). */
export const Screen = (): ReactNode => {
	const { site } = useApp();
	const menu = useSelector(site, (snapshot) => snapshot.context.menu);
	const isKnown = useSelector(site, (snapshot) => !snapshot.matches("loading"));
	const isVisitor = useSession().standing === "visitor";
	const order = isKnown ? orderedHomeBlocks(menu) : presumed;
	const welcomed = order.includes("asset") ? "asset" : order[0];
	const isAsPresumed = presumed.every((name, index) => order[index] === name);
	// On a desktop, the list is beside the blocks before it.
	const first = Math.max(0, order.findIndex(isOfList));
	const end = order.findLastIndex(isOfList) + 1;
	const block = (name: HomeBlock): ReactNode => {
		const Block = blocks[name];
		// A block whose position changes gets a new key, so that it does not visibly move.
		const key = isAsPresumed ? name : `known ${name}`;
		return (
			<Fragment key={key}>
				{isVisitor && name === welcomed ? <Welcome /> : null}
				<Block />
				{name === "asset" ? (
					<>
						<HeldPlace />
						<StartPlace isInset />
					</>
				) : null}
			</Fragment>
		);
	};
	const run = (names: readonly HomeBlock[]): ReactNode =>
		names.every(isLow) ? (
			<div key={names[0]} className={classes.run}>
				{names.map(block)}
			</div>
		) : (
			names.map(block)
		);
	return (
		<>
			<HomeHeader />
			<main className={classes.main}>
				<div className={classes.side}>{runsOf(order.slice(0, first)).map(run)}</div>
				<div className={classes.market}>{order.slice(first, end).map(block)}</div>
				{runsOf(order.slice(end)).map(run)}
				<RegionNotice />
			</main>
		</>
	);
};
