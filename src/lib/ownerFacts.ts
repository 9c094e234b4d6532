/** What only the owner can decide. Where a fact is missing, pages say how to get the answer. */
export type OwnerFacts = {
  /** License terms of the software. */
  license?: string;
  /** Length and limits of the free trial. */
  trial?: string;
  /** What a price depends on, such as the number of devices. */
  priceUnit?: string;
  /** Who helps, how, and how soon. */
  help?: string;
  /** Where hosted data is stored, how customers are separated, and how data is encrypted at rest. */
  region?: string;
  isolation?: string;
  encryption?: string;
  /** When hosted data is deleted after a customer leaves. */
  deletion?: string;
};

export const ownerFacts: OwnerFacts = {};
