# The one artefact of page, worker and Node: engine.mjs and engine.wasm, loaded from bytes.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.30)
  set(stack_setting TOTAL_STACK)
else()
  set(stack_setting STACK_SIZE)
endif()
add_executable(engine cpp/bindings/wasm.cpp cpp/bindings/memory.cpp)
target_link_libraries(engine PRIVATE sg_engine sg_games)
set_target_properties(engine PROPERTIES SUFFIX ".mjs" RUNTIME_OUTPUT_DIRECTORY "${CMAKE_SOURCE_DIR}/web/engine/generated")
# Rulesets are alike in much of their code: functions that differ in constants alone are made one. Linking
# for size (-Oz) would save more, and cost the kernels of sequences a fifth of their speed and more.
target_link_options(engine PRIVATE -sBINARYEN_EXTRA_PASSES=--merge-similar-functions --bind --no-entry -sSTRICT=1 -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0
  -sEXPORT_NAME=createEngineModule -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0 -sWASM_BIGINT=1
  -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=536870912 -s${stack_setting}=1048576 -Wl,--stack-first -sFILESYSTEM=0
  -sMALLOC=emmalloc -sTEXTDECODER=2 -sEXPORTED_RUNTIME_METHODS=[]
  -sINCOMING_MODULE_JS_API=wasmBinary,instantiateWasm,locateFile,print,printErr)
configure_file(cpp/bindings/engine.d.mts "${CMAKE_SOURCE_DIR}/web/engine/generated/engine.d.mts" COPYONLY)

# What each game adds, printed after every link.
add_custom_command(TARGET engine POST_BUILD
  COMMAND node scripts/wasm-sizes.mjs "${CMAKE_BINARY_DIR}/CMakeFiles/sg_games.dir/Unity" "${CMAKE_NM}"
          "$<TARGET_FILE_DIR:engine>/engine.wasm"
  WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}" VERBATIM)
