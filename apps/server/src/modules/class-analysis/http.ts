import { classAnalysis } from '@mastlight/domain/class-analysis/contract';
import { implement, type Route } from '../../platform/http/route';
import { analyseFile, analysePicture, analyseRows, analyseText } from './operations/analyse';
import { answerQuestion } from './operations/answer-question';
import { chooseCodes } from './operations/choose-codes';
import { correctField } from './operations/correct-bill';
import { deleteAnalyses, deleteSynonyms } from './operations/delete-own';
import { exportAnalysis } from './operations/export-analysis';
import { nameGoods, showAnswer } from './name-goods';
import type { Parts } from './parts';
import { findSynonyms } from './queries/find-synonyms';
import { listAnalyses } from './queries/list-analyses';
import { listCases, listSynonyms } from './queries/list-cases';
import { showAnalysis } from './queries/show-analysis';

/** Binds the contract to operations and queries. */
export function createClassAnalysisRoutes(parts: Parts): Route[] {
  const { platform, hsCodes } = parts;
  const { database } = platform;
  return implement('class-analysis', classAnalysis, {
    analyse: ({ text, rows }, { own }) => own.answer(rows ? analyseRows(parts, own, rows) : analyseText(parts, own, text ?? '')),
    importFile: ({ file }, { session }) => analyseFile(parts, session, Buffer.from(file, 'base64')),
    identifyPicture: ({ file }, { session }) => analysePicture(parts, session, Buffer.from(file, 'base64')),
    listAnalyses: (wish, { own }) => own.answer(listAnalyses(database, own.ownerKey, wish)),
    showAnalysis: async ({ id }, { own }) => own.answer(own.found(await showAnalysis(database, hsCodes, own.ownerKey, id))),
    chooseCodes: async ({ id, lines }, { own }) => own.answer({ rows: own.found(await chooseCodes(parts, own, id, lines)) }),
    answerQuestion: async (wish, { own }) => own.answer(own.found(await answerQuestion(parts, own, wish))),
    correctBill: async (wish, { own }) => own.answer(own.found(await correctField(parts, own, wish))),
    deleteAnalyses: ({ ids }, { own }) => own.done(deleteAnalyses(parts, own, ids)),
    exportAnalysis: async ({ id }, { own }) => own.answer(own.found(await exportAnalysis(parts, own, id))),
    async nameOne({ name }, { own }) {
      return own.answer(showAnswer(nameGoods(hsCodes, await findSynonyms(database, own.ownerKey, [name]), name)));
    },
    similarNames: async ({ keyword }) => ({ list: [...hsCodes.similar(keyword)] }),
    listSynonyms: (wish, { own }) => own.answer(listSynonyms(database, hsCodes, own.ownerKey, wish)),
    deleteSynonyms: ({ ids }, { own }) => own.done(deleteSynonyms(parts, own, ids)),
    listCases: (wish, { own }) => own.answer(listCases(database, own.ownerKey, wish)),
  });
}
