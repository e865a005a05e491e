import { type HomeBlock, orderedHomeBlocks } from "@tradewind/domain/site";
import type { ComponentType, ReactNode } from "react";
import { AssetSummary } from "../features/home/asset-summary.tsx";
import { Carousel } from "../features/home/carousel-block.tsx";
import { HomeHeader } from "../features/home/home-header.tsx";
import { HomeList, HomeListChips } from "../features/home/home-list.tsx";
import { NewsTicker } from "../features/home/news-ticker.tsx";
import { QuickMenu } from "../features/home/quick-menu.tsx";
import { RegionNotice } from "../features/home/region-notice.tsx";
import { SearchEntry } from "../features/home/search-entry.tsx";
import { TopInstruments } from "../features/home/top-instruments.tsx";
import { Welcome } from "../features/home/welcome.tsx";
import { useApp } from "../shell/app.ts";
import { useSelected } from "../shell/use-selected.ts";
import { useSession } from "../shell/use-session.ts";

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

/** The order that the prerendered shell has too; it holds until the menu is known. */
const presumed: readonly HomeBlock[] = ["search", "asset", "news", "top", "quick menu", "category", "list"];

/** Spec 1 §2, Home: the blocks in the order of the menu. */
export const HomePage = (): ReactNode => {
	const { site } = useApp();
	const menu = useSelected(site, (snapshot) => snapshot.context.menu);
	const isKnown = useSelected(site, (snapshot) => !snapshot.matches("loading"));
	const { standing } = useSession();
	const order = isKnown ? orderedHomeBlocks(menu) : presumed;
	const isAsPresumed = presumed.every((name, index) => order[index] === name);
	return (
		<>
			<HomeHeader />
			<main>
				{standing === "visitor" ? <Welcome /> : null}
				{order.map((name) => {
					const Block = blocks[name];
					// A block that turns out to stand elsewhere is another one, so that none is seen to jump.
					return <Block key={isAsPresumed ? name : `known ${name}`} />;
				})}
				<RegionNotice />
			</main>
		</>
	);
};
