import { en, Faker } from "@faker-js/faker";
import { categories } from "../market/categories.ts";
import type { Listing } from "../market/listing.ts";
import { createRandom } from "../random/random.ts";

/** Generated instruments with a given tick rate, for measurements; the same seed gives the same ones. */
export const loadListings = (
	seed: string,
	firstId: number,
	count: number,
	ticksPerSecond: number,
): readonly Listing[] => {
	const faker = new Faker({ locale: [en], seed: Math.floor(createRandom(seed)(firstId) * 2 ** 31) });
	const categoryIds = Object.values(categories).map(({ id }) => id);
	return Array.from({ length: count }, (_, place) => ({
		id: firstId + place,
		code: `LOAD${firstId + place}`,
		symbol: { own: faker.company.name() },
		categoryId: faker.helpers.arrayElement(categoryIds),
		precision: 2,
		contractSize: "10",
		minQuantity: "0.1",
		quantityStep: "0.1",
		feeRate: "1",
		marginFeeRate: "0.005",
		marginMode: "leveraged",
		multiples: ["50", "20"],
		startPrice: faker.finance.amount({ min: 20, max: 900, dec: 2 }),
		volatility: 0.02,
		volume: 60_000,
		closedHours: [],
		stepMs: 1000 / ticksPerSecond,
	}));
};
