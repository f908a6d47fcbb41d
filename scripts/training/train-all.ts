import { trainColumnTagger } from './train-column-tagger.ts';
import { trainDescriptionTagger } from './train-description-tagger.ts';
import { trainHeadlineTagger } from './train-headline-tagger.ts';
import { trainNameTagger } from './train-name-tagger.ts';
import { trainNamedCustomers } from './train-named-customers.ts';
import { trainOfferKinds } from './train-offer-kinds.ts';
import { trainOfferNames } from './train-offer-names.ts';
import { trainOwnDescriptions } from './train-own-descriptions.ts';
import { trainQueryTagger } from './train-query-tagger.ts';
import { trainRelevance } from './train-relevance.ts';
import { trainTitleClassifier } from './train-title-classifier.ts';
import { trainTrouble } from './train-trouble.ts';

/** `npm run train`: learns the weights of every classifier anew from the labelled texts beside this file. */
trainTitleClassifier();
trainColumnTagger();
trainNameTagger();
trainHeadlineTagger();
trainQueryTagger();
trainTrouble();
trainDescriptionTagger();
trainOwnDescriptions();
trainNamedCustomers();
trainOfferKinds();
trainRelevance();
trainOfferNames();
