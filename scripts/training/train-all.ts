import { trainLikelyBuyers } from './train-likely-buyers.ts';
import { trainQueryTagger } from './train-query-tagger.ts';
import { trainTrouble } from './train-trouble.ts';

/** `npm run train`: learns the weights of every classifier anew from the labelled texts beside this file. */
trainQueryTagger();
trainTrouble();
trainLikelyBuyers();
